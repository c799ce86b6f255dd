export { legacyRpc } from "#server/modules/rpc/legacy-rpc.ts";
