import type { Kysely } from "kysely";
import type { Sending } from "#domain/orders/reach.ts";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Tell } from "#server/modules/accounts/log-in/told.ts";
import type { Secrets } from "#server/secrets/secrets.ts";
import type { UserSettings } from "#server/settings/user-settings.ts";

/** The context of the accounts module. */
export interface Accounts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** On a production server, accounts made for trying the product cannot log in. */
  readonly production: boolean;
  /** Says in the log who came in, and who did not. */
  readonly tell: Tell;
  /** What seals the seeds of second steps. */
  readonly secrets: Secrets;
  /** Who runs the server, as an app for second steps names it. */
  readonly issuer: string;
  readonly users: UserSettings;
  /** Country of the operator, whose numbers are written short; empty where it is not set. */
  readonly operatorCountry: string;
  /** What leaves this server: e-mail once it has a mail server, text messages once it has a gateway. */
  readonly sends: { readonly mail: boolean; readonly toTravellers: Sending };
  /** Points for each unit of a price that the tariffs in force give visitors of a partner. */
  readonly partnerLoyalty: (userId: number) => Promise<number>;
}
