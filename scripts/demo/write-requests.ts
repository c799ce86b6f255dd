import { randomBytes } from "node:crypto";
import type { Pool } from "pg";
import { DAY_MS } from "#domain/values/durations.ts";
import { createChance } from "./chance.ts";
import { drawPerson } from "./demo-people.ts";

/** Ways that nobody sells, so that travellers ask for them. */
const WAYS = [
  ["Домбай, поляна Азау", "43.29,41.62", "Аэропорт Минеральные Воды", "44.2251,43.0819"],
  ["Архыз, Романтик", "43.563,41.279", "Аэропорт Сочи", "43.4499,39.9566"],
  ["Териберка", "69.164,35.141", "Аэропорт Мурманск", "68.7817,32.7508"],
  ["Olkhon, Khuzhir", "53.19,107.34", "Irkutsk airport", "52.268,104.389"],
] as const;

const YACHTS = [
  ["Сочи, морской порт", 3, 6],
  ["Dubai Marina", 4, 8],
  ["Istanbul, Kabataş", 2, 4],
] as const;

const WISHES = [
  "",
  "С детским креслом и двумя чемоданами.",
  "An English-speaking driver, please.",
  "День рождения на борту.",
];

/** Writes requests for ways and yachts that wait for an answer, a few for each hundred orders. */
export async function writeRequests(
  pool: Pool,
  { count, now }: { readonly count: number; readonly now: number },
): Promise<number> {
  const chance = createChance(count + 1);
  const many = Math.min(200, Math.max(2, Math.round(count / 75)));
  const requests = Array.from({ length: many }, (_, index) => {
    const person = drawPerson(chance);
    const at = now - Math.round((index + 1) * 40 * 60_000 * (1 + chance.next()));
    return { ...person, at: new Date(at), wish: chance.of(WISHES), fingerprint: randomBytes(32) };
  });
  for (const [index, { lang, name, phone, email, at, wish, fingerprint }] of requests.entries()) {
    const day = new Date(now + chance.between(2, 20) * DAY_MS).toISOString().slice(0, 10);
    if (index % 3 === 2) {
      const [place, hours, guests] = chance.of(YACHTS);
      await pool.query(
        `insert into yacht_requests (fingerprint, created_at, lang, place, starts_local, hours, guests, has_children, wish, name,
           phone, email, host) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '')`,
        [fingerprint, at, lang, place, `${day} 14:00`, hours, guests, chance.is(0.3), wish, name, phone, email],
      );
    } else {
      const [start, from, finish, to] = chance.of(WAYS);
      await pool.query(
        `insert into route_requests (fingerprint, created_at, lang, start_title, start_point, finish_title, finish_point, ride_day,
           round_trip, name, phone, email, wish) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [fingerprint, at, lang, start, from, finish, to, day, chance.is(0.4), name, phone, email, wish],
      );
    }
  }
  return many;
}
