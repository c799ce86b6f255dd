import type { PathFinder } from "#server/adapters/directions/road-graph.ts";
import type { Clock } from "#server/clock.ts";
import type { DiskRoom } from "#server/database/disk-room.ts";
import type { Database } from "#server/database/open-database.ts";
import type { Env } from "#server/env.ts";
import type { BuiltGallery, BuiltPages } from "#server/front-end/built-pages.ts";
import type { MapData } from "#server/modules/maps/index.ts";
import type { ReadPage } from "#server/modules/partners/index.ts";
import type { Acquirer } from "#server/modules/payments/index.ts";
import type { Directions, Ground } from "#server/modules/places/index.ts";
import type { ProcessView } from "#server/processes/process-messages.ts";
import type { Secrets } from "#server/secrets/secrets.ts";

/** What the server is built from; tests pass their own clock, acquirer and mail folder. */
export interface AppParts {
  readonly env: Env;
  readonly clock: Clock;
  readonly database: Database;
  readonly ground: Ground;
  /** Paths between towns; without them the estimator draws straight lines. */
  readonly paths?: PathFinder;
  /** The map of the earth; without it no picture of a ride is drawn. */
  readonly map?: MapData;
  readonly secrets: Secrets;
  /** The built front end; without it only the API is served. */
  readonly pages: BuiltPages | undefined;
  /** The kit's own page. */
  readonly gallery?: BuiltGallery | undefined;
  readonly mailDir: string;
  /** The disk of the embedded database, which is watched. */
  readonly disk?: DiskRoom;
  /** Whether this process publishes events and runs jobs. */
  readonly runJobs: boolean;
  /** The processes that serve together with this one; none where it serves alone. */
  readonly processes?: ProcessView;
  /** Whether the hour of the machine starts jobs; a test whose clock is its own starts them itself. */
  readonly isTimed?: boolean;
  readonly directions?: Directions;
  readonly acquirer?: Acquirer;
  readonly readPage?: ReadPage;
  /** Where log lines go instead of standard output. */
  readonly logStream?: { write(line: string): void };
}
