-- Names become one value with a member for each language in everything kept as JSON, sold orders
-- above all. The database no longer lists the languages, because the product has the one list.

create function pg_temp.named(one jsonb) returns jsonb language sql immutable as $$
  select case
    when one ?| array['nameEn', 'nameRu', 'titleEn', 'titleRu'] then
      one - array['nameEn', 'nameRu', 'titleEn', 'titleRu'] || jsonb_build_object('name', jsonb_build_object(
        'en', coalesce(one -> 'nameEn', one -> 'titleEn', one -> 'nameRu', one -> 'titleRu'),
        'ru', coalesce(one -> 'nameRu', one -> 'titleRu', one -> 'nameEn', one -> 'titleEn')))
    else one
  end
$$;

create function pg_temp.all_named(list jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(pg_temp.named(one) order by at), '[]')
  from jsonb_array_elements(list) with ordinality as listed (one, at)
$$;

update tariff_books set body = body || jsonb_build_object(
  'classes', pg_temp.all_named(body -> 'classes'),
  'providers', pg_temp.all_named(body -> 'providers'),
  'areas', pg_temp.all_named(body -> 'areas'),
  'services', pg_temp.all_named(body -> 'services'),
  'rules', pg_temp.all_named(body -> 'rules'));

update trips set
  car_class = pg_temp.named(car_class),
  lines = pg_temp.all_named(lines),
  services = pg_temp.all_named(services),
  -- Trips sold before quotes were kept have none.
  quote = case jsonb_typeof(quote) when 'object' then quote || jsonb_build_object(
    'lines', pg_temp.all_named(quote -> 'lines'), 'services', pg_temp.all_named(quote -> 'services')) else quote end;

update module_settings set settings = settings
  - array['headerEn', 'headerRu', 'topEn', 'topRu', 'bottomEn', 'bottomRu'] || jsonb_build_object(
    'header', jsonb_build_object('en', coalesce(settings ->> 'headerEn', ''), 'ru', coalesce(settings ->> 'headerRu', '')),
    'top', jsonb_build_object('en', coalesce(settings ->> 'topEn', ''), 'ru', coalesce(settings ->> 'topRu', '')),
    'bottom', jsonb_build_object('en', coalesce(settings ->> 'bottomEn', ''), 'ru', coalesce(settings ->> 'bottomRu', '')));

drop function pg_temp.all_named(jsonb);
drop function pg_temp.named(jsonb);

alter table orders drop constraint orders_lang_check, add check (lang ~ '^[a-z]{2}$');
alter table messages drop constraint messages_lang_check, add check (lang ~ '^[a-z]{2}$');
alter table route_requests drop constraint route_requests_lang_check, add check (lang ~ '^[a-z]{2}$');
alter table yacht_requests drop constraint yacht_requests_lang_check, add check (lang ~ '^[a-z]{2}$');
