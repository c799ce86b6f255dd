import type { FastifyInstance } from "fastify";
import { WALLETS } from "#contract/order-files.ts";
import type { Storefront } from "#contract/page-options.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { CURRENCIES, type Currency } from "#domain/values/money.ts";
import { cardMostOf, chooseAcquirers, takerOf } from "#server/adapters/acquirer/choose-acquirers.ts";
import { sandboxPages } from "#server/adapters/acquirer/sandbox-pages.ts";
import { userAgentOf } from "#server/adapters/ask-json.ts";
import { chooseCarriers } from "#server/adapters/choose-carriers.ts";
import { chooseDirections } from "#server/adapters/directions/choose-directions.ts";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { chooseGeocoder } from "#server/adapters/geocoder/choose-geocoder.ts";
import { outboxPages } from "#server/adapters/mailer/outbox-pages.ts";
import { outsideCredits } from "#server/adapters/outside-credits.ts";
import { createPageReader } from "#server/adapters/page-reader/create-page-reader.ts";
import type { AppParts } from "#server/app-parts.ts";
import { createHttpServer } from "#server/create-http-server.ts";
import { countByAddress } from "#server/http/count-call.ts";
import { liveStream } from "#server/http/operator/live-stream.ts";
import { mountRoutes } from "#server/http/route.ts";
import { laneOfJob } from "#server/job-runner/lanes.ts";
import { jobTasks, startJobs } from "#server/jobs.ts";
import { createLive } from "#server/live/live.ts";
import {
  accountsForPrices,
  accountsRoutes,
  createAccounts,
  createCallCounter,
  createCountCall,
  createCountContact,
  createCountMail,
  forCalls,
  publicPartner,
} from "#server/modules/accounts/index.ts";
import { bookingRoutes } from "#server/modules/booking/index.ts";
import { consoleRoutes } from "#server/modules/console/index.ts";
import { createDrawGrounds, mapFiles, mapsRoutes } from "#server/modules/maps/index.ts";
import { notificationsRoutes, orderFileRoutes } from "#server/modules/notifications/index.ts";
import { createOperatorPlaces, readCredits } from "#server/modules/operator-places/index.ts";
import {
  countOrderedWays,
  fastRideRight,
  freeInCurrency,
  orderedTrips,
  ordersRoutes,
} from "#server/modules/orders/index.ts";
import { accentOf, createPartners, forPages, partnersRoutes } from "#server/modules/partners/index.ts";
import {
  countMissingReceipts,
  createAskPayment,
  holdWaived,
  paymentNotices,
  paymentReturns,
  paymentsRoutes,
} from "#server/modules/payments/index.ts";
import {
  createTakeTurn,
  placesRoutes,
  suggestionsOf,
  withClosedCountries,
  withFoundPlaces,
} from "#server/modules/places/index.ts";
import { createPrices, createPricesStation, pricesRoutes, storefrontOf } from "#server/modules/prices/index.ts";
import { reportsRoutes } from "#server/modules/reports/index.ts";
import { requestRoutes } from "#server/modules/requests/index.ts";
import { legacyRpc } from "#server/modules/rpc/index.ts";
import { carPicturesPlugin } from "#server/plugins/car-pictures.ts";
import { docsPlugin } from "#server/plugins/docs.ts";
import { frontEndPlugin, type AnswerPage } from "#server/plugins/front-end.ts";
import { galleryPlugin } from "#server/plugins/gallery.ts";
import { healthPlugin } from "#server/plugins/health.ts";
import type { CountPage } from "#server/plugins/limit-pages.ts";
import { metricsPlugin } from "#server/plugins/metrics.ts";
import { unknownAddressesPlugin } from "#server/plugins/unknown-addresses.ts";
import { toldRisks } from "#server/risks/find-risks.ts";
import { createIsOpen } from "#server/risks/is-open.ts";
import { sellerInTexts } from "#server/settings/seller-settings.ts";

/** Version of the product, shown in the documentation. */
export const VERSION = "0.1.0";

/** Builds the server: the stations in order, and everything around them. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { env, clock, database, disk, secrets, pages, processes } = parts;
  const [[secret], { db }, { production }] = [secrets, database, env];
  const https = env.publicUrl.startsWith("https:");
  let answerPage: AnswerPage | undefined;
  const app = await createHttpServer(env, {
    logStream: parts.logStream,
    role: processes?.role,
    answerPage: () => answerPage,
  });
  const metrics = metricsPlugin(app, { env, db, disk, processes });
  await carPicturesPlugin(app, env.dataDir);
  let countPage: CountPage = async () => undefined;
  const countVisit: CountPage = (address) => countPage(address);
  await docsPlugin(app, env, { version: VERSION, countPage: countVisit });
  const sandbox = { db, clock, secrets, publicUrl: env.publicUrl };
  const outside = (service: string) => ({
    clock,
    onTrouble: (text: string) => app.log.warn(text),
    userAgent: userAgentOf(env),
    count: (outcome: string) => metrics.countEvent(`${service}.${outcome}`),
  });
  const directions =
    parts.directions ?? (await chooseDirections(env, createEstimator(parts.paths), outside("directions")));
  const geocoder = chooseGeocoder(env, { ...outside("geocoder"), takeTurn: createTakeTurn(db) });
  const operator = await createOperatorPlaces({
    db,
    base: parts.ground.gazetteer,
    onProblem: (error) => app.log.error({ err: error }, "the operator's places"),
  });
  app.addHook("onClose", () => operator.close());
  const isAshore = (point: GeoPoint) => parts.paths?.isAshore(point) ?? true;
  const gazetteer = withFoundPlaces(withClosedCountries(operator, env.closedCountries), secrets, isAshore);
  const wayFinder = { directions, ferries: parts.map?.ferries ?? [] };
  const { urbanAreas } = parts.ground;
  const maps = parts.map && { ...wayFinder, gazetteer, ground: { pack: parts.map.pack, urbanAreas } };
  let storefront: Storefront = { currencies: [] };
  const chosen = await chooseAcquirers(env.acquirer, { ...sandbox, production }, outside("acquirer"));
  const acquirers = parts.acquirer === undefined ? chosen : ([parts.acquirer] as const);
  const takers = parts.acquirer === undefined ? env.acquirer : { chosen: parts.acquirer.name, byCurrency: new Map() };
  const acquirerFor = (currency: Currency) => takerOf(takers, acquirers, currency);
  const takesCard = (currency: Currency) => acquirerFor(currency) !== undefined;
  app.decorate("payableCurrencies", CURRENCIES.filter(takesCard));
  const pricesStation = createPricesStation({
    db,
    clock,
    gazetteer,
    directions,
    areas: operator.areas,
    terminals: parts.ground.terminals,
    drawGrounds: maps && createDrawGrounds(maps),
    isPartner: async (userId) => (await publicPartner(accounts, userId)) !== undefined,
    countOrderedWays: (least) => countOrderedWays(db, least),
    onBook: (book) => {
      storefront = storefrontOf(book);
      app.log.info({ version: book.version, compiledMs: book.compiledMs }, "tariffs in force");
      const { operatorCurrency: currency } = env.seller;
      if (currency !== undefined && book.version > 0 && !storefront.currencies.includes(currency))
        app.log.warn({ currency }, "the tariffs have no rate for OPERATOR_CURRENCY");
      const payable: readonly string[] = app.payableCurrencies;
      if (book.version > 0 && !storefront.currencies.some((one) => payable.includes(one)))
        app.log.warn({ payable }, "nobody takes payments in a currency of the tariffs");
      if (currency !== undefined && !app.payableCurrencies.includes(currency))
        app.log.warn({ currency }, "nobody takes payments in OPERATOR_CURRENCY");
    },
  });
  const prices = createPrices(pricesStation);
  const isOpen = createIsOpen({ production, db, book: () => pricesStation.book() });
  const missingReceipts = () => countMissingReceipts(db);
  healthPlugin(app, {
    db,
    disk,
    tariffs: pricesStation,
    places: parts.ground.gazetteer,
    missingReceipts,
    internals: env,
    processes,
  });
  const { operatorCountry } = env.seller;
  const issuer = sellerInTexts(env, LOCALES[0]).operator;
  const { outbox, forgetLetterFiles, sends, ...carriers } = await chooseCarriers(env, {
    clock,
    mailDir: parts.mailDir,
  });
  const accounts = await createAccounts(
    { db, clock, secrets, production, sends, users: env.users, operatorCountry, issuer },
    { log: app.log, partnerLoyalty: (userId) => prices.partnerLoyalty(userId) },
  );
  const asked = forCalls(accounts);
  const partners = await createPartners({
    db,
    clock,
    accounts,
    accent: env.accent,
    dataDir: env.dataDir,
    praise: env.seller.praise,
    sold: async (userId) => ({ ...(await prices.whatIsSold(userId)), sendsTexts: env.texts !== undefined }),
    seller: (locale) => sellerInTexts(env, locale),
    carClasses: async () => prices.carClasses(),
    ourPages: { origin: new URL(env.publicUrl).origin, basePath: env.basePath },
    readPage: parts.readPage ?? createPageReader({ from: env.publicUrl, mayReadOwnMachine: !env.production }),
  });
  const counter = createCallCounter({
    db,
    clock,
    onError: (error) => app.log.warn({ err: error }, "calls are counted by this server alone"),
  });
  app.addHook("onClose", () => counter.stop());
  const orders = {
    db,
    clock,
    accounts,
    prices,
    gazetteer,
    areas: { ...parts.ground, operatorAreas: operator.areas },
    limits: env.users.limits,
    holdWaived,
    unpaid: env.users.unpaid,
    duty: env.duty,
    disk,
    operatorCountry,
    sending: sends.toTravellers,
    secrets,
  };
  const live = createLive(database, clock, (error) => app.log.warn({ err: error }, "live changes"));
  const mayHaveFastRide = fastRideRight(orders);
  app.decorate("isFreeInCurrency", freeInCurrency(orders));
  const { publicUrl, networkUrls, basePath, operatorMail, operatorLang, hosts, duty } = env;
  const ofPartners = forPages(partners, env.seller);
  const money = { acquirers, acquirerFor, sitesOf: ofPartners.sitesOf, rate: prices.rate, production };
  const payments = { ...orders, ...money, publicUrl, networkUrls, basePath, hosts };
  const askPayment = createAskPayment(payments);
  app.addHook("onClose", () => carriers.mailer.close());
  const desk = { ...carriers, ...env.seller, duty, operatorMail, operatorLang, lettersPerHour: env.lettersPerHour };
  const findRisks = () => toldRisks({ env, db, clock });
  const notifications = { db, clock, prices, gazetteer, ...desk, findRisks, secret, publicUrl, basePath };
  const counting = { counter, limits: env.callLimits, mail: sellerInTexts(env, LOCALES[0]).mail };
  const countCall = createCountCall(accounts, counting);
  countPage = countByAddress(countCall, "ask");
  const countContact = createCountContact(accounts, counting);
  const countMail = createCountMail(countContact);
  mountRoutes(
    app,
    [
      ...accountsRoutes(accounts, { https, colorOf: (userId) => accentOf(partners, userId), countName: countMail }),
      ...partnersRoutes(partners),
      ...placesRoutes({
        ...parts.ground,
        gazetteer,
        geocoder,
        operatorAreas: operator.areas,
        secret,
        credits: () => readCredits(db),
        outsideCredits: outsideCredits(env),
        isAshore,
      }),
      ...mapsRoutes(wayFinder),
      ...pricesRoutes(pricesStation, { ...accountsForPrices(accounts), ...asked, mayHaveFastRide }),
      ...requestRoutes({ ...orders, countContact, https, takesCard }),
      ...bookingRoutes({ clock, prices, ordered: orderedTrips(orders), mayHaveFastRide, asBuyer: asked.asBuyer }),
      ...ordersRoutes(orders, {
        askPayment,
        countContact,
        https,
        wallets: WALLETS.filter((name) => carriers.wallets[name] !== undefined),
      }),
      ...paymentsRoutes(payments, orders),
      ...notificationsRoutes(notifications, orders, countMail),
      ...consoleRoutes(orders, { askPayment, notifications, presence: live.presence }),
      ...reportsRoutes(orders),
    ],
    {
      ...asked,
      isOpen,
      countCall,
      countUnknown: (endpoint, count) => metrics.countUnknownMembers(endpoint, count),
    },
  );
  if (maps !== undefined) {
    mapFiles(app, maps, countCall);
    app.addHook("onClose", () => maps.ground.pack.close());
  }
  orderFileRoutes(app, { notifications, orders, identify: asked.identify, countCall });
  liveStream(app, { ...asked, ...live });
  paymentNotices(app, payments, countByAddress(countCall, "notice"));
  paymentReturns(app, payments, { countAsker: countPage, https });
  legacyRpc(app, { prices, gazetteer, isOpen });
  if (chosen.some(({ name }) => name === "sandbox"))
    await app.register(sandboxPages, { ...sandbox, pageStyles: () => pages?.filesOf("finder").css ?? "" });
  if (!env.production && outbox !== undefined) await app.register(outboxPages, { outbox });
  if (pages !== undefined) {
    // Pages do not wait for the book: they show what the last one in force has.
    const lookAtBook = () => pricesStation.book().catch(() => undefined);
    await lookAtBook();
    answerPage = frontEndPlugin(app, {
      pages,
      countPage,
      basePath: env.basePath,
      accent: env.accent,
      clock,
      seller: env.seller,
      reports: env.reports,
      mapTiles: env.mapTiles,
      cardMost: cardMostOf(acquirerFor),
      credits: outsideCredits(env),
      identify: asked.identify,
      features: env.users.features,
      paysCash: env.users.visitorsPayCash,
      isOpen,
      sendsTexts: sends.toTravellers.text,
      ...ofPartners,
      storefront: () => {
        void lookAtBook();
        return storefront;
      },
      findSuggestion: suggestionsOf(gazetteer),
    });
  }
  unknownAddressesPlugin(app, answerPage, countPage);
  if (parts.gallery !== undefined && env.openPages.has("gallery")) galleryPlugin(app, parts.gallery);
  const jobs = {
    database,
    clock,
    // Nobody else holds a job where the database is ours alone and one process does them.
    isAlone: env.databaseUrl === undefined && (env.jobProcesses || env.webProcesses) === 1,
    sandbox,
    accounts,
    pricesStation,
    payments,
    notifications,
    isTimed: parts.isTimed ?? true,
    retention: { terms: env.retention, forgetLetterFiles },
    metrics,
  };
  const tasks = jobTasks(jobs);
  metrics.watch((job) => laneOfJob(tasks, job));
  if (parts.runJobs) app.addHook("onClose", await startJobs(app, tasks, jobs));
  return app;
}
