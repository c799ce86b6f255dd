import type { PageOptions } from "#contract/page-options.ts";

/** What the server answers to a module that stands in the page of another site: what it needs to begin, or why it does not. */
export type InlinePage =
  | { readonly options: PageOptions; readonly unlisted?: undefined }
  | {
      readonly options?: undefined;
      readonly unlisted: {
        readonly text: string;
        /** For the owner of the site: where it is added to the list. */
        readonly link?: { readonly text: string; readonly url: string };
      };
    };
