"""The Ladies of Troyes: five modules, each switched on by itself."""
