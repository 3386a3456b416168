import type { Choice } from './choice.ts';

/** The chosen values after one was switched, in the order in which they are offered. */
export function toggled<Value extends string>(
  choices: readonly Choice<Value>[],
  values: readonly Value[],
  switched: Value,
): Value[] {
  const isChosen = (value: Value): boolean => values.includes(value) !== (value === switched);
  return choices.map((choice) => choice.value).filter(isChosen);
}
