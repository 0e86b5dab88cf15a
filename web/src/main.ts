import { mount } from 'svelte';
import App from './App.svelte';
import { lay } from './art/sprite';
import { symbols } from './art/symbols';
import { isReplaced } from './device';
import { find } from './routes';
import { settings } from './settings.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/families.css';
import './style/base.css';
import './style/forms.css';
import './style/art.css';
import './style/forced.css';
import { words } from './words/words.svelte';

lay(symbols);
void start();

/** The words and the page that is shown first are fetched side by side. */
async function start(): Promise<void> {
  find(location.pathname)
    ?.load()
    .catch(() => undefined); // the page tells it when it is shown
  if (await canSpeak()) mount(App, { target: document.getElementById('page')! });
  else setTimeout(() => location.reload(), 3000); // not one word to say it with
}

/** In the language of the person, or in another one if only that is on the device. */
async function canSpeak(): Promise<boolean> {
  if (await words.speak(settings.chosen)) return true;
  for (const { code } of words.languages) {
    if (await words.speak(code)) {
      words.missing = settings.chosen;
      return true;
    }
  }
  return false;
}

// The built page can be installed, and opens while the network is away.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
// A part that is gone from the server belongs to a release that is gone: the new one is whole.
addEventListener('vite:preloadError', () => void isReplaced().then((isSo) => isSo && location.reload()));
