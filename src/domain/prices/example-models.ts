/** Letters of model names for which a card of a list has room on one line. */
const ROOM = 22;

/** The example models that a card names: two where both fit on its line, otherwise the first. */
export function exampleModels(models: readonly string[]): readonly string[] {
  const two = models.slice(0, 2);
  return two.join(", ").length <= ROOM ? two : models.slice(0, 1);
}
