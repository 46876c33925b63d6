-- When the gateway is asked about a payment, and when work that failed is tried again.

alter table payments
  add column ask_at timestamptz default now() + interval '5 minutes',
  add column closed_at timestamptz,
  add column asks_failed int not null default 0;
comment on column payments.ask_at is 'When the gateway is asked next what became of this payment; null once it is paid, or once the last look after closed_at found nothing.';
comment on column payments.closed_at is 'When the gateway first said for certain that this payment can no longer be paid.';
comment on column payments.asks_failed is 'How many times in a row the gateway could not be asked.';

-- Payments that ended unpaid before this migration were never asked about again: ask about each of them once more.
update payments set ask_at = case when status = 'paid' then null else now() end;

alter table payments
  add constraint payments_unpaid_is_watched check (status = 'paid' or ask_at is not null or closed_at is not null),
  add constraint payments_asks_failed_range check (asks_failed >= 0);

drop index payments_to_reconcile;
create index payments_to_ask on payments (ask_at) where status <> 'paid' and ask_at is not null;

alter table webhook_events
  add column available_at timestamptz not null default now(),
  add column failed_at timestamptz;
comment on column webhook_events.available_at is 'When the report is worked on next; put off further after each failure.';
comment on column webhook_events.failed_at is 'Given up after the last attempt, until an operator has it tried again.';
drop index webhook_events_waiting;
create index webhook_events_waiting on webhook_events (available_at) where processed_at is null and failed_at is null;

create index outbox_given_up on outbox (failed_at) where failed_at is not null;
create index webhook_events_given_up on webhook_events (failed_at) where failed_at is not null;
