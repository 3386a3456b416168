import type { Scenes } from './scenes.ts';

/** The result of a scene, as it arrives. */
type Result<Name extends keyof Scenes> = Awaited<ReturnType<Scenes[Name]>>;

/**
 * Prepares a scene in the running product.
 *
 * @param sceneServer origin of the scene server
 * @throws Error when the scene fails
 */
export async function prepare<Name extends keyof Scenes>(
  sceneServer: string,
  name: Name,
  input: Parameters<Scenes[Name]>[1],
): Promise<Result<Name>> {
  const answer = await fetch(sceneServer, { method: 'POST', body: JSON.stringify({ name, input }) });
  if (!answer.ok) throw new Error(`${name} failed: ${await answer.text()}`);
  return (await answer.json()) as Result<Name>;
}
