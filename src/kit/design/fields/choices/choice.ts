/** One thing to choose. */
export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  /** How many homes it would leave: null while that loads, undefined where it is unknown. */
  readonly count?: number | null | undefined;
  readonly isDisabled?: boolean;
};
