/** One thing to choose. `count` says how many homes it would leave, where that is known. */
export type Choice<Value extends string = string> = {
  readonly value: Value;
  readonly label: string;
  readonly count?: number;
  readonly isDisabled?: boolean;
};
