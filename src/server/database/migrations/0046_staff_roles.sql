-- The operator's staff: each account of staff works on exactly one thing, and those of today own the product.

alter table accounts add column staff_role text check (staff_role in ('owner', 'dispatcher', 'support', 'accountant'));

update accounts set staff_role = 'owner' where role = 'admin';

alter table accounts add check ((role = 'admin') = (staff_role is not null));
