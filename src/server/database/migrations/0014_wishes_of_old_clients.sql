-- What is to be sent about a trip, as whoever ordered it asked; trips from before had no say in it.
alter table trips
  add column send_params jsonb not null default
    '{"send_client_voucher": true, "send_admin_voucher": false, "send_client_doc": false, "send_admin_doc": false}';

-- Some ask for a yacht on a day and name no time; `starts_local` then begins that day.
alter table yacht_requests add column has_time boolean not null default true;
