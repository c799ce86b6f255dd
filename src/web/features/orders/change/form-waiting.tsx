import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./form-waiting.module.css";

/** The shape of the form, below its heading, while the order that fills it is on its way. */
export function FormWaiting({ title }: { readonly title: string }) {
  return (
    <div className={css["page"]}>
      <h1>{title}</h1>
      <div className={css["form"]} aria-hidden="true">
        <div className={css["cards"]}>
          {[4, 3].map((fields) => (
            <Card key={fields} as="div">
              <Skeleton shape="title" width="half" />
              <div className={css["fields"]}>
                {Array.from({ length: fields }, (_, field) => (
                  <Skeleton key={field} shape="field" />
                ))}
              </div>
            </Card>
          ))}
        </div>
        <Card as="div">
          <div className={css["lines"]}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="most" />
            <Skeleton width="most" />
            <Skeleton shape="price" width="third" />
            <Skeleton shape="button" />
          </div>
        </Card>
      </div>
    </div>
  );
}
