-- Which provider drives a trip where it is another than the one whose price and terms were sold; null where that one drives.
alter table trips add column driven_by integer;
