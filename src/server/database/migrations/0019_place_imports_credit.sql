-- An import of a public source is credited as that source asks; without one nothing is shown.
alter table place_imports add column credit text;
