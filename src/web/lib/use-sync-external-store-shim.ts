/** React has had this hook itself since version 18; stands in for the shim that the router brings for older ones. */
export { useSyncExternalStore } from "react";
