-- A price told beside in another currency is reckoned from the sums of the tariff, so that nothing is rounded twice.

alter table price_quotes
  -- In the currency of the tariff, neither converted nor rounded; null for quotes made before this was kept.
  add column tariff_sums jsonb;
