import { PlainError } from '../terminal/plain-error.ts';

/** Reads one setting; the fallback where it is empty or refused by `parse`, which adds a fault. */
export type Attempt = <Value>(name: string, fallback: Value, parse: (text: string) => Value) => Value;

/** A setting that a public site needs before it starts, unless `LIVE_WITHOUT` names it. */
export interface NeededSetting<Value> {
  setting: string;
  /** Consequence of its absence, for the operator. */
  words: string;
  isMissing(settings: Value): boolean;
}

/**
 * A capability's part of the configuration: `server/<noun>.settings.ts` exports one. `npm run generate` writes the list of all kinds, which
 * a start reads before it loads the modules.
 */
export interface SettingsKind<Value = unknown> {
  /** Settings whose values are never repeated in a message. */
  secrets?: readonly string[];
  /** @param addFault for a fault of several settings together */
  read(attempt: Attempt, addFault: (fault: string) => void): Value;
  needed?: readonly NeededSetting<Value>[];
}

/** The settings of capabilities. */
export interface Settings {
  /** Read at the first call, then stored. @throws ConfigError naming all faults of the kind */
  of<Value>(kind: SettingsKind<Value>): Value;
}

/** Environment variables by name. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting with an invalid value: the product does not start. */
export class ConfigError extends PlainError {}

/** Reader of single settings, which adds a fault for each invalid one. @param secrets settings whose values no fault repeats */
export function attemptOf(env: Environment, secrets: readonly string[], addFault: (fault: string) => void): Attempt {
  return (name, fallback, parse) => {
    const text = env[name]?.trim();
    if (!text) return fallback;
    try {
      return parse(text);
    } catch (error) {
      const shown = secrets.includes(name) ? 'the one given' : `"${text}"`;
      addFault(`${name}: ${(error as Error).message}, not ${shown}`);
      return fallback;
    }
  };
}

/**
 * The settings of capabilities from environment variables.
 *
 * @param kinds those to read at once, whose faults go to `addFault`; others are read when they are first needed
 */
export function settingsOf(
  env: Environment,
  kinds: readonly SettingsKind[],
  addFault: (fault: string) => void,
): Settings {
  const read = (kind: SettingsKind, onFault: (fault: string) => void): unknown =>
    kind.read(attemptOf(env, kind.secrets ?? [], onFault), onFault);
  const values = new Map(kinds.map((kind) => [kind, read(kind, addFault)]));
  return {
    of: <Value>(kind: SettingsKind<Value>): Value => {
      if (!values.has(kind)) {
        const faults: string[] = [];
        const value = read(kind, (fault) => void faults.push(fault));
        if (faults.length > 0) throw new ConfigError(faults.join('\n'));
        values.set(kind, value);
      }
      return values.get(kind) as Value;
    },
  };
}
