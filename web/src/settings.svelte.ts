// What a person has chosen for this device; kept in its storage.
import { MediaQuery } from 'svelte/reactivity';
import { words, type Language } from './words/words.svelte';

export const SPEEDS = [1, 0.5, 0.25, 0] as const;
export type Theme = 'auto' | 'light' | 'night';

interface Saved {
  language: Language;
  theme: Theme;
  speed: number;
  sound: boolean;
  volume: number;
  waits: boolean;
  notify: boolean;
  keys: boolean;
  guide: boolean;
  quick: boolean;
  points: boolean;
}

const KEY = 'troyes.settings';
const STOCK: Saved = {
  language: offered(document.documentElement.lang) ?? words.languages[0]!.code, // the server knows what the browser likes
  theme: 'auto',
  speed: 1,
  sound: false,
  volume: 0.6,
  waits: false,
  notify: false,
  keys: true,
  guide: true,
  quick: true,
  points: false,
};

/** Changes with the device while the page is shown. */
const dark = new MediaQuery('(prefers-color-scheme: dark)');

class Settings {
  /** The language to be kept: the page may have to begin in another one while the network is away. */
  chosen = $state<Language>(STOCK.language);
  theme = $state<Theme>(STOCK.theme);
  speed = $state(STOCK.speed);
  sound = $state(STOCK.sound);
  /** How loud, from 0 to 1. */
  volume = $state(STOCK.volume);
  /** What others do is told beat by beat, each until the next is asked for. */
  waits = $state(STOCK.waits);
  notify = $state(STOCK.notify);
  keys = $state(STOCK.keys);
  guide = $state(STOCK.guide);
  /** A second click on an answer to a small question plays it. */
  quick = $state(STOCK.quick);
  /** Everybody's points are shown while the game goes on, not only at its end. */
  points = $state(STOCK.points);

  constructor() {
    const saved = { ...STOCK, ...load() }; // whoever starts the program in a language finds the page in it
    this.chosen =
      offered(new URLSearchParams(location.search).get('lang')) ?? offered(saved.language) ?? STOCK.language;
    this.theme = saved.theme;
    this.speed = saved.speed;
    this.sound = saved.sound;
    this.volume = saved.volume;
    this.waits = saved.waits;
    this.notify = saved.notify;
    this.keys = saved.keys;
    this.guide = saved.guide;
    this.quick = saved.quick;
    this.points = saved.points;
  }

  get language(): Language {
    return words.language;
  }

  set language(language: Language) {
    void words.speak(language).then((came) => {
      if (came) this.chosen = language;
    });
  }

  /** Show and keep the settings; to be called in an effect. */
  apply(): void {
    const root = document.documentElement;
    root.lang = words.language;
    root.dataset.theme = this.isNight ? 'night' : 'day';
    if (this.speed === 1) root.style.removeProperty('--speed');
    else root.style.setProperty('--speed', String(this.speed));
    const { theme, speed, sound, volume, waits, notify, keys, guide, quick, points } = this;
    save({ language: this.chosen, theme, speed, sound, volume, waits, notify, keys, guide, quick, points });
  }

  get isNight(): boolean {
    return this.theme === 'night' || (this.theme === 'auto' && dark.current);
  }

  /** How long a movement of so many milliseconds takes for this person; 0 for none. */
  time(milliseconds: number): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : milliseconds * this.speed;
  }
}

function offered(wanted: string | null): Language | undefined {
  return words.languages.find(({ code }) => code === wanted)?.code;
}

function load(): Partial<Saved> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>;
  } catch {
    return {}; // no storage, or something else wrote there: the stock settings do
  }
}

function save(saved: Saved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(saved));
  } catch {
    // a device without storage keeps them until the page is closed
  }
}

export const settings = new Settings();
