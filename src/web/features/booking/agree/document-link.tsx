import css from "./document-link.module.css";

type DocumentLinkProps = { readonly words: string; readonly onPress: () => void };

/** A link inside a sentence that opens a document. */
export function DocumentLink({ words, onPress }: DocumentLinkProps) {
  return (
    <button type="button" className={css["link"]} aria-haspopup="dialog" onClick={onPress}>
      {words}
    </button>
  );
}
