// What is heard while a beat is told; nothing unless a person wants it.
import type { Beat } from '../../api/types';
import { sound } from '../../play/talk/sound';
import { walk } from '../../play/talk/beats';
import type { PartName } from '../../play/time/lengths';

export function soundOf(part: PartName, beats: readonly Beat[]): void {
  const all = walk(beats);
  const moved = all.flatMap((beat) => beat.moved ?? []);
  if (all.some(({ kind }) => kind === 'black_rolled' || kind === 'raised')) sound('enemies');
  else if (all.some(({ kind }) => kind === 'rolled') || part === 'take') sound('pick');
  else if (moved.some(({ what }) => what === 'cube')) sound('cube');
  if (all.some(({ changes = [] }) => changes.some(({ unit }) => unit === 'deniers'))) sound('pay');
}
