import type { QueryClient } from "@tanstack/react-query";
import { ACCEPTED_BY_ORDERING, type Consent } from "#domain/booking/consents.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Api } from "#web/api/api-call.ts";
import { documentQuery } from "./document-query.ts";

type Acceptance = { readonly client: QueryClient; readonly api: Api; readonly locale: Locale };

/** What pressing the button accepts, in the versions in force; undefined where they cannot be had. */
export async function acceptDocuments(
  carClassId: string,
  { client, api, locale }: Acceptance,
): Promise<readonly Consent[] | undefined> {
  try {
    return await Promise.all(
      ACCEPTED_BY_ORDERING.map(async (document) => {
        const { version } = await client.ensureQueryData(documentQuery(api, { path: document, carClassId }));
        return { document, version, lang: locale };
      }),
    );
  } catch {
    return undefined;
  }
}
