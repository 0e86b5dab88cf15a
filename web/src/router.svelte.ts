// Which page is shown. Addresses are real paths; the server answers each with this page.
class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  hash = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.read());
    addEventListener('hashchange', () => this.read());
    addEventListener('click', (event) => this.follow(event));
  }

  /** `stays`: to another place of the same page, which is not scrolled. */
  go(path: string, replace = false, stays = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    if (!stays) scrollTo(0, 0);
  }

  /** The parts of the path, without empty ones. */
  get parts(): readonly string[] {
    return this.path.split('/').filter(Boolean);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.hash = location.hash.slice(1);
  }

  /** Links inside the page do not load it anew. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    if (link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
    if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash, false, 'stays' in link.dataset);
  }
}

export const router = new Router();
