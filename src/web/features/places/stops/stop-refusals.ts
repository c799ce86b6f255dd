import { create } from "zustand";

/** Key of the route on which stops have been refused, and what the server said of each. */
type Refusals = { readonly of: string; readonly messages: readonly string[] };

const NONE: readonly string[] = [];

const useRefusals = create<Refusals>()(() => ({ of: "", messages: NONE }));

/** Keeps what the server said of a stop that has been taken away; the list shows it as well as the form, which may be folded. */
export function refuseStop(of: string, message: string): void {
  useRefusals.setState((before) => ({ of, messages: before.of === of ? [...before.messages, message] : [message] }));
}

/** The traveller has gone on to another stop. */
export function forgetRefusals(): void {
  useRefusals.setState({ messages: NONE });
}

/** What has been said of stops on a route. */
export function useStopRefusals(of: string): readonly string[] {
  return useRefusals((state) => (state.of === of ? state.messages : NONE));
}
