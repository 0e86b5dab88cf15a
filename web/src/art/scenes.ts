// The drawn town. Each function returns the text of one <svg>; the places on it are exported for what is laid over.

export { bishopric, BISHOPRIC, BISHOPRIC_PLACES } from './scenes/bishopric';
export { cathedral, CATHEDRAL, cathedralPlaces, type CathedralOptions } from './scenes/cathedral';
export { cityHall, CITY_HALL, CITY_HALL_PLACES } from './scenes/city-hall';
export { house, narrowHouse, roofTiles, type HouseLetter } from './scenes/houses';
export { palace, PALACE, PALACE_PLACES } from './scenes/palace';
export type { Box, Occupant } from './scenes/parts';
export { backdrop, fields } from './scenes/town';
