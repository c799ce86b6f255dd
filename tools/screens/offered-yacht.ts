import type { APIRequestContext, BrowserContext } from "@playwright/test";
import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { PlacedOrder } from "./placed-order.ts";
import { dayAhead, type View } from "./view.ts";

/** An offer for a yacht as its letter names it, with the request that it answers. */
interface OfferedYacht {
  readonly requestId: number;
  readonly id: number;
  readonly key: string;
}

/** A letter that does not come within this many looks, a quarter of a second apart, never comes. */
const LOOKS = 80;

const attempt = () => ({ "idempotency-key": randomBytes(16).toString("hex") });

async function resultOf<Result>(answer: Awaited<ReturnType<APIRequestContext["post"]>>): Promise<Result> {
  const { result } = (await answer.json()) as { readonly result: Result | null };
  if (result === null) throw new Error(`It was refused: ${await answer.text()}`);
  return result;
}

/** Asks for a yacht; answers the number of the request and the e-mail that asked. */
export async function askYacht({ page, locale }: View): Promise<{ readonly id: number; readonly email: string }> {
  const isRu = locale === "ru";
  const email = `sea.${randomBytes(4).toString("hex")}@example.com`;
  const data = {
    location: isRu ? "Бодрум, Турция" : "Bodrum, Turkey",
    date: `${dayAhead(40)} 10:00`,
    hours: 6,
    guests: 8,
    has_children: true,
    name: isRu ? "Вера Морская" : "Vera Waters",
    phone: "+7 916 123-45-67",
    email,
    details: isRu ? "День рождения, нужен торт" : "A birthday: bring a cake",
  };
  const asked = await page.request.post(`/v4/send/booking-yacht-requests?lang=${locale}`, { data });
  const { request_id: id } = await resultOf<{ request_id: number }>(asked);
  return { id, email };
}

/** Somebody of the staff answers a request for a yacht with an offer, beside whoever looks. */
export async function offerYacht({ page, locale, base }: View, requestId: number): Promise<void> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("There is no browser.");
  const staff = await browser.newContext({ baseURL: base });
  try {
    const { request } = staff;
    await request.post("/v4/auth/login", { data: { user_id: "admin@demo.test", password: "nameboard-demo" } });
    const path = `/operator/v1/requests/yacht/${requestId}`;
    let photos: readonly number[] = [];
    for (const photo of await drawnPhotos(staff)) {
      const kept = await request.post(`${path}/photos`, { headers: attempt(), data: { version: 0, photo } });
      ({ photos } = await resultOf<{ photos: readonly number[] }>(kept));
    }
    const isRu = locale === "ru";
    const data = {
      version: 0,
      vessel: "Marmara Star",
      place: isRu ? "Бодрум, марина Милта, причал C" : "Bodrum, Milta Marina, berth C",
      zone: "Europe/Istanbul",
      starts: `${dayAhead(40)} 10:00`,
      hours: 6,
      guests: 8,
      price: 2000,
      currency: "EUR",
      deposit_percent: 25,
      rest_day: dayAhead(20),
      steps: [
        { days: 60, fee_percent: 0 },
        { days: 7, fee_percent: 20 },
      ],
      weather: isRu ? "В шторм переносим день или возвращаем деньги." : "In a storm: another day, or your money back.",
      words: isRu ? "Капитан говорит по-русски." : "The captain speaks English.",
      photos,
      valid_until: Date.now() + 2 * 86_400_000,
    };
    await resultOf(await request.post(`${path}/yacht-offers`, { headers: attempt(), data }));
  } finally {
    await staff.close();
  }
}

/** Asks for a yacht and waits for the letter that offers one. */
export async function offeredYacht(view: View): Promise<OfferedYacht> {
  const { id: requestId, email } = await askYacht(view);
  await offerYacht(view, requestId);
  const { request } = view.page;
  for (let look = 0; look < LOOKS; look += 1) {
    const box = await (await request.get("/dev/outbox")).text();
    const letters = [...box.matchAll(/<a href="([^"]*)"[^>]*>([^]*?)<\/a>/g)].filter(([, , row]) =>
      row?.includes(email),
    );
    for (const [, href = ""] of letters) {
      const [, offer, key] =
        /\/yacht\/offer\/(\d+)\?lang=\w+#key=([\w-]+)/.exec(await (await request.get(href)).text()) ?? [];
      if (offer !== undefined && key !== undefined) return { requestId, id: Number(offer), key };
    }
    await pause(250);
  }
  throw new Error("The offer was not written of.");
}

/** Takes an offer for a yacht by a call. */
export async function takenYacht(view: View): Promise<PlacedOrder> {
  const { id, key } = await offeredYacht(view);
  const { page, locale } = view;
  const data = {
    name: locale === "ru" ? "Вера Морская" : "Vera Waters",
    phone: "+79161234567",
    email: "vera@example.com",
  };
  const taken = await page.request.post(`/v4/yacht-offers/${id}/accept?lang=${locale}`, {
    headers: { ...attempt(), "order-key": key },
    data,
  });
  const order = await resultOf<{ order_id: number; order_key: string; transaction: string }>(taken);
  return { id: order.order_id, key: order.order_key, transaction: order.transaction };
}

/** Two photos of a boat, which are drawn here. */
async function drawnPhotos(context: BrowserContext): Promise<readonly string[]> {
  const page = await context.newPage();
  const photos: string[] = [];
  for (const [sky, sea] of [
    ["#8ec5ee", "#1d4e79"],
    ["#f5c26b", "#15616d"],
  ]) {
    await page.setContent(
      `<body style="margin:0"><svg viewBox="0 0 800 600"><rect width="800" height="330" fill="${sky}"/><rect y="330" width="800" height="270" fill="${sea}"/><path d="M200 350h400l-60 70H270z" fill="#fff"/><path d="M400 90v240H270z" fill="#f6f6f6"/></svg>`,
    );
    photos.push((await page.locator("svg").screenshot({ type: "jpeg", quality: 60 })).toString("base64"));
  }
  await page.close();
  return photos;
}
