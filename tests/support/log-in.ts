import type { FastifyInstance } from "fastify";
import { call } from "./factories.ts";

/** The people of `data/demo/accounts.yaml`, by their relation to each other. */
export const PEOPLE = {
  customerA: "customer@demo.test",
  customerB: "customer2@demo.test",
  employeeX: "employee@demo.test",
  coordinatorX: "coordinator@demo.test",
  coordinatorY: "coordinator2@demo.test",
  agent: "agent@demo.test",
  partnerP: "partner@demo.test",
  partnerQ: "partner2@demo.test",
  admin: "admin@demo.test",
  dispatcher: "dispatcher@demo.test",
  support: "support@demo.test",
  accountant: "accountant@demo.test",
} as const;

/** Key of one of these people. */
export type Person = keyof typeof PEOPLE;

/** Headers of a call by a logged-in person. */
export async function headersOf(app: FastifyInstance, person: Person): Promise<Record<string, string>> {
  const { result } = await call<{ token: string }>(app, "POST", "/v4/auth/login", {
    body: { login: PEOPLE[person], password: "nameboard-demo" },
  });
  return { authorization: `Bearer ${result.token}` };
}
