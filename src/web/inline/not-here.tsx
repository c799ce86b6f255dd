import css from "./inline-module.module.css";

type NotHereProps = { readonly text: string; readonly link?: { readonly text: string; readonly url: string } };

/** Says that there is no booking on this page; a link leads its owner to our own page. */
export function NotHere({ text, link }: NotHereProps) {
  return (
    <div className={css["said"]}>
      <p>{text}</p>
      {link && (
        <p>
          <a href={link.url} target="_blank" rel="noopener">
            {link.text}
          </a>
        </p>
      )}
    </div>
  );
}
