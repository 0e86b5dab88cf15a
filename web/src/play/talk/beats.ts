// What happened, beat by beat: those that are told as sentences, and the sentences as they are shown.
import type { Beat, Message, Run } from '../../api/types';

/** Every beat of some trees, each before those inside it. */
export const walk = (beats: readonly Beat[]): Beat[] => beats.flatMap((beat) => [beat, ...walk(beat.inside ?? [])]);

/** All beats of messages, those on top with those inside them. */
export const beatsOf = (messages: readonly Message[]): Beat[] => messages.flatMap(({ beats }) => walk(beats ?? []));

/** A beat that is told as a sentence. */
export type Told = Beat & { readonly text: readonly Run[] };

export const toldIn = (beats: readonly Beat[]): Told[] =>
  walk(beats).filter((beat): beat is Told => beat.text !== undefined);

/** A sentence without anything set apart. */
export const plainly = (text: readonly Run[]): string =>
  text.map((run) => (typeof run === 'string' ? run : run.text)).join('');

/** Sentences one after the other, to be read out. */
export const aloud = (beats: readonly Beat[]): string =>
  toldIn(beats)
    .map(({ text }) => plainly(text))
    .join(' ');

/** What messages tell, to be read out. */
export const heard = (messages: readonly Message[]): string => aloud(messages.flatMap(({ beats }) => beats ?? []));
