// Sounds, made when they are needed; there are no files. Each has a visible twin, so silence loses nothing.
import { settings } from '../../settings.svelte';

type Sound = 'pick' | 'pay' | 'cube' | 'seal' | 'enemies' | 'bell' | 'end';

interface Note {
  readonly pitch: number;
  readonly length: number;
  readonly wave: OscillatorType;
  readonly loud: number;
  readonly at?: number;
}

const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  pick: [{ pitch: 210, length: 0.06, wave: 'triangle', loud: 0.25 }],
  pay: [
    { pitch: 1900, length: 0.08, wave: 'sine', loud: 0.12 },
    { pitch: 2500, length: 0.12, wave: 'sine', loud: 0.1, at: 0.06 },
  ],
  cube: [{ pitch: 120, length: 0.1, wave: 'square', loud: 0.1 }],
  seal: [
    { pitch: 320, length: 0.05, wave: 'sawtooth', loud: 0.05 },
    { pitch: 160, length: 0.16, wave: 'triangle', loud: 0.3, at: 0.07 },
  ],
  enemies: [
    { pitch: 80, length: 0.2, wave: 'triangle', loud: 0.4 },
    { pitch: 80, length: 0.2, wave: 'triangle', loud: 0.35, at: 0.24 },
  ],
  bell: [
    { pitch: 660, length: 1.1, wave: 'sine', loud: 0.25 },
    { pitch: 1320, length: 0.8, wave: 'sine', loud: 0.1 },
  ],
  end: [261.6, 329.6, 392, 523.3].map((pitch, at) => ({
    pitch,
    length: 1.6,
    wave: 'sine' as const,
    loud: 0.16,
    at: at * 0.09,
  })),
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  for (const note of SOUNDS[name]) play(context, note);
}

function play(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + (note.at ?? 0);
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  tone.type = note.wave;
  tone.frequency.value = note.pitch;
  gain.gain.setValueAtTime(Math.max(0.0001, note.loud * settings.volume), start);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  tone.connect(gain).connect(audio.destination);
  tone.start(start);
  tone.stop(start + note.length);
}
