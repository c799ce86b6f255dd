/** Towns waiting to be visited, the cheapest first: a binary heap in plain numbers. */
export class NodeQueue {
  private costs = new Float64Array(1024);
  private nodes = new Uint32Array(1024);
  private count = 0;

  get isEmpty(): boolean {
    return this.count === 0;
  }

  /** The lowest cost in the queue. */
  get cheapest(): number {
    return this.count === 0 ? Infinity : (this.costs[0] ?? Infinity);
  }

  clear(): void {
    this.count = 0;
  }

  push(node: number, cost: number): void {
    if (this.count === this.nodes.length) this.grow();
    const { costs, nodes } = this;
    let at = this.count++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      const above = costs[parent] ?? 0;
      if (above <= cost) break;
      costs[at] = above;
      nodes[at] = nodes[parent] ?? 0;
      at = parent;
    }
    costs[at] = cost;
    nodes[at] = node;
  }

  /** Takes the cheapest town out; the queue must not be empty. */
  pop(): number {
    const { costs, nodes } = this;
    const taken = nodes[0] ?? 0;
    const end = --this.count;
    const [cost, node] = [costs[end] ?? 0, nodes[end] ?? 0];
    let at = 0;
    for (let child = 1; child < end; child = 2 * at + 1) {
      if (child + 1 < end && (costs[child + 1] ?? 0) < (costs[child] ?? 0)) child += 1;
      const below = costs[child] ?? 0;
      if (below >= cost) break;
      costs[at] = below;
      nodes[at] = nodes[child] ?? 0;
      at = child;
    }
    costs[at] = cost;
    nodes[at] = node;
    return taken;
  }

  private grow(): void {
    const [costs, nodes] = [this.costs, this.nodes];
    this.costs = new Float64Array(2 * costs.length);
    this.nodes = new Uint32Array(2 * nodes.length);
    this.costs.set(costs);
    this.nodes.set(nodes);
  }
}
