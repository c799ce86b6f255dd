/**
 * One answer for all who ask for the same at once, as every browser does after a change. Whoever asks while it is worked out shares the next
 * one, so nobody's answer is older than their question, and there is one at work however many ask.
 */
export function sharedAnswer<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<Answer> | undefined;
  let next: Promise<Answer> | undefined;
  const run = (): Promise<Answer> => {
    const begun = work().finally(() => {
      running = undefined;
    });
    running = begun;
    return begun;
  };
  const after = async (earlier: Promise<unknown>): Promise<Answer> => {
    await earlier.catch(() => undefined);
    next = undefined;
    return run();
  };
  return () => {
    if (running === undefined) return run();
    next ??= after(running);
    return next;
  };
}
