/** How much of a processor something takes, in milliseconds: unlike its time, that does not depend on what runs beside it. */
export function processorMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
