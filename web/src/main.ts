import { mount } from 'svelte';
import App from './App.svelte';
import { sprite } from './art/symbols';
import './style/fonts.css';
import './style/tokens.css';
import './style/families.css';
import './style/base.css';
import './style/forms.css';
import './style/art.css';

// Every drawing refers to the symbols of this one picture.
document.body.insertAdjacentHTML('afterbegin', sprite());
mount(App, { target: document.getElementById('page')! });

// The built page can be installed, and opens while the network is away.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  addEventListener('load', () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined));
