/** The bare address of a sender that may include a name: `Nameboard <rides@localhost>`. */
export function addressIn(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}
