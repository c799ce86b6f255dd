import { create } from "zustand";

/** What a field says of itself: of its text, and how it is called where several are alike. */
export type SaidField = { readonly words?: string; readonly name?: string };

/** What fields of the form say of themselves, by their DOM ids. */
export type SaidFields = Readonly<Record<string, SaidField>>;

/** The fields whose words the list of faults repeats, so that the two never say different things. */
export const useSaidFields = create<SaidFields>()(() => ({}));

/** Keeps what a field says now. */
export function sayField(id: string, said: SaidField): void {
  useSaidFields.setState({ [id]: said });
}
