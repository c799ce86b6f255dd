-- Which orders somebody of the staff has looked at, and who was the first. Those of before count as looked at: nobody is to be called for them.

create table order_openings (
  order_id integer primary key references orders,
  at timestamptz not null,
  account_id integer references accounts
);

insert into order_openings (order_id, at) select order_id, now() from orders;
