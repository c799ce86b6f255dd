// A separate process, started by build-operator-index.ts: it reads the text of a pack and writes its search index.
import { buffer } from "node:stream/consumers";
import { buildPlaceIndex } from "#server/gazetteer/pack/build-place-index.ts";
import { openPlaceStore } from "#server/gazetteer/pack/place-store.ts";

const stamp = Number(process.argv[2]);
process.stdout.write(buildPlaceIndex(openPlaceStore(await buffer(process.stdin)), stamp));
