// What has come to a seat and gone from it, by where it came from. Taken from what the server told.
import type { Message } from '../../api/types';
import { beatsOf } from '../talk/beats';

interface Flow {
  readonly source: string;
  readonly amounts: Readonly<Record<string, number>>;
}

/** The account of one seat in these units, sources in the order in which they first came up. */
export function flowsOf(messages: readonly Message[], seat: number, units: readonly string[], other: string): Flow[] {
  const flows = new Map<string, Record<string, number>>();
  for (const change of beatsOf(messages).flatMap((beat) => beat.changes ?? [])) {
    if (change.seat !== seat || !units.includes(change.unit)) continue;
    const source = change.because?.text || other;
    const amounts = flows.get(source) ?? {};
    amounts[change.unit] = (amounts[change.unit] ?? 0) + change.n;
    flows.set(source, amounts);
  }
  return [...flows].map(([source, amounts]) => ({ source, amounts }));
}

/** With a first row for what the seat had before: what it holds now, less what has come and gone. Null is unknown. */
export function withStart(
  flows: readonly Flow[],
  units: readonly string[],
  held: (unit: string) => number | null,
  source: string,
): readonly Flow[] {
  const amounts: Record<string, number> = {};
  for (const unit of units) {
    const now = held(unit);
    if (now !== null) amounts[unit] = now - totalOf(flows, unit);
  }
  return Object.values(amounts).some(Boolean) ? [{ source, amounts }, ...flows] : flows;
}

export function totalOf(flows: readonly Flow[], unit: string): number {
  return flows.reduce((sum, flow) => sum + (flow.amounts[unit] ?? 0), 0);
}
