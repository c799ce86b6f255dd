-- The staff finds an order by the reference of its payment or refund at the acquirer, also by its beginning.
create index payments_reference on payments (lower(acquirer_ref) text_pattern_ops);
create index refunds_reference on refunds (lower(acquirer_ref) text_pattern_ops);
