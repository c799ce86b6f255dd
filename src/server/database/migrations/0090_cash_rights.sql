-- Nobody may pay the driver in cash any more unless it is said: of an account, of a partner, or by VISITORS_PAY_CASH. Until now everybody
-- might of whom nothing was said. An account and a company that did pay so keep the right. A partner does not: its right holds for everybody who
-- names its number, so the operator decides, and the start names the partners who used it.
update companies c set settings = c.settings || '{"mayPayCardAndCash": true}'
where not coalesce((c.settings ->> 'mayPayCardOnly')::boolean, false)
  and exists (select from orders o where o.company_id = c.company_id and o.pay_by = 'cash');

update accounts a set settings = a.settings || '{"mayPayCardAndCash": true}'
where a.role not in ('partner', 'admin')
  and (a.company_id is null or a.settings ? 'mayPayCardAndCash')
  and not coalesce((a.settings ->> 'mayPayCardOnly')::boolean, false)
  and exists (select from orders o where o.account_id = a.user_id and o.pay_by = 'cash');
