/** React has had this hook since version 18; this file replaces the shim that the router brings for older versions. */
export { useSyncExternalStore } from "react";
