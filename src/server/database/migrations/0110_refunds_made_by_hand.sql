-- A refund that somebody makes in the acquirer's own pages is counted once, however often the acquirer says so.
create unique index refunds_made_by_hand on refunds (payment_id, acquirer_ref) where reason = 'by-hand';
