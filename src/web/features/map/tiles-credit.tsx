import { usePage } from "#web/page/page.tsx";
import css from "./tiles-credit.module.css";

/** Whose data the operator's own tiles are, at the foot of the large map that shows them. */
export function TilesCredit() {
  const { mapTiles } = usePage().options;
  if (mapTiles === undefined) return null;
  return (
    <p className={css["credit"]}>
      {mapTiles.credits.map(({ text, url }, index) => (
        <span key={text}>
          {index > 0 && " · "}
          {url === undefined ? (
            text
          ) : (
            <a href={url} target="_blank" rel="noopener">
              {text}
            </a>
          )}
        </span>
      ))}
    </p>
  );
}
