-- The books: every rupee and every rupee of credit as a posting whose entries sum to zero (docs/decisions/0030). What is a
-- row of a table of its own (a payment, a refund, a credit) is posted by that table's trigger, so that no writer can forget
-- it and no booking sends a statement more. `domain/ledger/movements.ts` says the same; tests/database/ledger.test.ts compares.

-- A refund that the gateway could not make is paid by an operator from our bank.
alter table refunds add column paid_from text not null default 'gateway';
alter table refunds add constraint refunds_paid_from_known check (paid_from in ('gateway', 'bank'));
update refunds r set paid_from = 'bank' from operator_actions a
  where a.subject_id = r.id::text and a.action = 'refund_settled' and r.status = 'processed';

create table ledger_postings (
  id bigint generated always as identity primary key,
  kind text not null,
  fact text not null,
  booking_id uuid references bookings (id),
  hotel_id int references hotels (id),
  at timestamptz not null,
  reason text,
  constraint ledger_postings_fact_once unique (kind, fact),
  constraint ledger_postings_kind_known check (kind in (
    'payment_settled', 'refund_asked', 'refund_processed', 'credit', 'stay', 'gateway_settled', 'payout_paid', 'payout_returned',
    'correction'
  )),
  constraint ledger_postings_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint ledger_postings_correction_has_reason check (kind <> 'correction' or reason is not null)
);
comment on table ledger_postings is 'A fact in the books, posted once: fact names the row or the event it comes from. at is the moment it counts from, which for a stay is its end. Never changed.';
create index ledger_postings_booking on ledger_postings (booking_id) where booking_id is not null;
create index ledger_postings_hotel on ledger_postings (hotel_id, at) where hotel_id is not null;

create table ledger_entries (
  posting_id bigint not null references ledger_postings (id),
  line smallint not null,
  account text not null,
  hotel_id int references hotels (id),
  guest_id uuid references users (id),
  paise bigint not null,
  primary key (posting_id, line),
  constraint ledger_entries_account_known check (account in (
    'gateway', 'bank', 'guest_money', 'guest_refunds', 'guest_credits', 'hotel', 'commission', 'coupons', 'referral_discounts',
    'credits_given', 'relocations', 'goodwill', 'tax_borne', 'gateway_fees', 'corrections', 'gst_commission', 'gst_rooms', 'tcs', 'tds'
  )),
  constraint ledger_entries_hotel_named check ((account = 'hotel') = (hotel_id is not null)),
  constraint ledger_entries_guest_named check (
    (account in ('guest_money', 'guest_refunds', 'guest_credits')) = (guest_id is not null)
  ),
  constraint ledger_entries_moves_something check (paise <> 0)
);
comment on table ledger_entries is 'One side of a posting in paise: debits above zero, credits below. The entries of a posting sum to zero when its transaction commits. Never changed.';
create index ledger_entries_guest on ledger_entries (guest_id) where guest_id is not null;
create index ledger_entries_hotel on ledger_entries (hotel_id, posting_id) where hotel_id is not null;

create function refuse_unbalanced_posting() returns trigger language plpgsql as $$
declare
  posting bigint := case tg_table_name when 'ledger_postings' then (to_jsonb(new) ->> 'id')::bigint
    else (to_jsonb(new) ->> 'posting_id')::bigint end;
  total numeric;
begin
  select sum(paise) into total from ledger_entries where posting_id = posting;
  if total is distinct from 0 then
    raise exception 'posting % sums to %', posting, coalesce(total::text, 'nothing')
      using errcode = 'check_violation', constraint = 'ledger_postings_balance', table = 'ledger_postings';
  end if;
  return null;
end $$;
create constraint trigger ledger_postings_balance after insert on ledger_postings
  deferrable initially deferred for each row execute function refuse_unbalanced_posting();
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_posting();

create trigger ledger_postings_stay before update or delete on ledger_postings
  for each row execute function refuse_change('what is in the books stays written');
create trigger ledger_postings_no_truncate before truncate on ledger_postings
  for each statement execute function refuse_change('what is in the books stays written');
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_change('what is in the books stays written');
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change('what is in the books stays written');

-- Posts a fact once, in one statement. Null when it was posted before, or moves nothing.
create function post_fact(
  asked_kind text, asked_fact text, asked_booking uuid, asked_hotel int, moment timestamptz, why text,
  accounts text[], hotel_ids int[], guest_ids uuid[], amounts bigint[]
) returns bigint language plpgsql as $$
declare
  posting bigint;
begin
  if not exists (select 1 from unnest(amounts) amount where amount <> 0) then
    return null;
  end if;
  insert into ledger_postings (kind, fact, booking_id, hotel_id, at, reason)
    values (asked_kind, asked_fact, asked_booking, asked_hotel, moment, why)
    on conflict on constraint ledger_postings_fact_once do nothing returning id into posting;
  if posting is not null then
    insert into ledger_entries (posting_id, line, account, hotel_id, guest_id, paise)
      select posting, listed.line, listed.account, listed.hotel_id, listed.guest_id, listed.paise
      from unnest(accounts, hotel_ids, guest_ids, amounts) with ordinality listed (account, hotel_id, guest_id, paise, line)
      where listed.paise <> 0;
  end if;
  return posting;
end $$;
comment on function post_fact is 'Writes a posting with its entries, once for a fact. Arrays of one length; null where an account has no hotel or guest.';

-- Guests who were moved paid for the booking they came from: one stay, one purse (docs/decisions/0028).
create function guest_money_of(asked_booking uuid) returns bigint language sql as $$
  select coalesce(-sum(e.paise), 0)::bigint from ledger_postings p
    join ledger_entries e on e.posting_id = p.id and e.account = 'guest_money'
  where p.booking_id in (
    select b.id from bookings b where b.id = asked_booking or b.moved_from = asked_booking
    union select b.moved_from from bookings b where b.id = asked_booking and b.moved_from is not null
  )
$$;
comment on function guest_money_of is 'Paise that are held for a booking and not settled: paid or spent as credit, less what is asked back.';

create function post_payment() returns trigger language plpgsql as $$
declare
  paise bigint := new.amount * 100::bigint;
begin
  perform post_fact('payment_settled', new.id::text, new.booking_id, null, new.settled_at, null,
    array['gateway', 'guest_money'], null, array[null, new.user_id], array[paise, -paise]);
  return null;
end $$;

create function post_refund() returns trigger language plpgsql as $$
declare
  payment payments%rowtype;
  paise bigint := new.amount * 100::bigint;
  held bigint;
begin
  select * into payment from payments where id = new.payment_id;
  if tg_op = 'INSERT' then
    held := least(paise, greatest(0, guest_money_of(payment.booking_id)));
    perform post_fact('refund_asked', new.id::text, payment.booking_id, null, new.created_at, null,
      array['guest_money', 'goodwill', 'guest_refunds'], null, array[payment.user_id, null, payment.user_id],
      array[held, paise - held, -paise]);
  end if;
  if new.status = 'processed' then
    perform post_fact('refund_processed', new.id::text, payment.booking_id, null, new.processed_at, null,
      array['guest_refunds', new.paid_from], null, array[payment.user_id, null], array[paise, -paise]);
  end if;
  return null;
end $$;

create function post_credit() returns trigger language plpgsql as $$
declare
  paise bigint := new.amount * 100::bigint;
  is_of_stay boolean := new.kind in ('spent', 'returned');
begin
  perform post_fact('credit', new.id::text, new.booking_id, null, new.created_at, null,
    array[case when is_of_stay then 'guest_money' else 'credits_given' end, 'guest_credits'], null,
    array[case when is_of_stay then new.user_id end, new.user_id], array[paise, -paise]);
  return null;
end $$;

-- What was there before the books. Nothing was settled with a hotel yet: all that is held, is held for guests.
select count(post_fact('credit', e.id::text, e.booking_id, null, e.created_at, null,
    array[case when e.kind in ('spent', 'returned') then 'guest_money' else 'credits_given' end, 'guest_credits'], null,
    array[case when e.kind in ('spent', 'returned') then e.user_id end, e.user_id], array[e.amount * 100::bigint, e.amount * -100::bigint]))
  from (select * from credit_entries order by id) e;
select count(post_fact('payment_settled', p.id::text, p.booking_id, null, p.settled_at, null,
    array['gateway', 'guest_money'], null, array[null, p.user_id], array[p.amount * 100::bigint, p.amount * -100::bigint]))
  from (select * from payments where status = 'paid' order by settled_at, id) p;
select count(post_fact('refund_asked', r.id::text, p.booking_id, null, r.created_at, null,
    array['guest_money', 'guest_refunds'], null, array[p.user_id, p.user_id], array[r.amount * 100::bigint, r.amount * -100::bigint]))
  from (select * from refunds order by created_at, id) r join payments p on p.id = r.payment_id;
select count(post_fact('refund_processed', r.id::text, p.booking_id, null, r.processed_at, null,
    array['guest_refunds', r.paid_from], null, array[p.user_id, null], array[r.amount * 100::bigint, r.amount * -100::bigint]))
  from (select * from refunds where status = 'processed' order by processed_at, id) r join payments p on p.id = r.payment_id;

create trigger payments_posted after insert or update of status on payments
  for each row when (new.status = 'paid') execute function post_payment();
create trigger refunds_posted after insert or update of status on refunds
  for each row execute function post_refund();
create trigger credit_entries_posted after insert on credit_entries
  for each row execute function post_credit();
-- What is in the books does not change behind them.
create trigger refunds_amount_fixed before update of amount, payment_id on refunds
  for each row when (old.amount <> new.amount or old.payment_id <> new.payment_id)
  execute function refuse_change('what a refund gives back, and of which payment, is fixed');

-- The carried-over books prove themselves: other sums, counted from the tables themselves, or the migration rolls back.
do $$
declare
  wrong text;
begin
  select string_agg(format('%s: %s in the books, %s in the tables', account, booked, counted), '; ') into wrong from (
    select 'gateway' as account, coalesce((select sum(paise) from ledger_entries where account = 'gateway'), 0) as booked,
      coalesce((select sum(amount) from payments where status = 'paid'), 0) * 100
        - coalesce((select sum(amount) from refunds where status = 'processed' and paid_from = 'gateway'), 0) * 100 as counted
    union all select 'bank', coalesce((select -sum(paise) from ledger_entries where account = 'bank'), 0),
      coalesce((select sum(amount) from refunds where status = 'processed' and paid_from = 'bank'), 0) * 100
    union all select 'guest_refunds', coalesce((select -sum(paise) from ledger_entries where account = 'guest_refunds'), 0),
      coalesce((select sum(amount) from refunds where status <> 'processed'), 0) * 100
    union all select 'guest_credits', coalesce((select -sum(paise) from ledger_entries where account = 'guest_credits'), 0),
      coalesce((select sum(balance) from credit_balances), 0) * 100
    union all select 'guest_money', coalesce((select -sum(paise) from ledger_entries where account = 'guest_money'), 0),
      coalesce((select sum(amount) from payments where status = 'paid'), 0) * 100
        - coalesce((select sum(amount) from refunds), 0) * 100
        - coalesce((select sum(amount) from credit_entries where kind in ('spent', 'returned')), 0) * 100
  ) sums where booked <> counted;
  if wrong is not null then
    raise exception 'the books do not carry over: %', wrong;
  end if;
end $$;

create table rates (
  id int generated always as identity primary key,
  kind text not null,
  from_day date not null,
  value int not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references operators (id),
  confirmed_at timestamptz,
  constraint rates_kind_known check (kind in (
    'commission', 'gst_on_commission', 'tcs', 'tcs_desk_share', 'tds', 'tds_without_pan', 'tds_desk_share', 'tds_free_up_to'
  )),
  constraint rates_value_range check (value >= 0 and (kind = 'tds_free_up_to' or value <= 10000)),
  constraint rates_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint rates_two_people check (confirmed_by <> proposed_by),
  constraint rates_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null) and confirmed_at >= proposed_at),
  -- A stay of yesterday is settled by what was known yesterday.
  constraint rates_never_backdated check (from_day > (confirmed_at at time zone 'Asia/Kolkata')::date)
);
comment on table rates is 'Rates of commission and tax that two operators set for a day to come; what held before is in domain/ledger/rates.ts. Hundredths of a percent, tds_free_up_to in rupees. They count once confirmed.';
create index rates_proposed_by on rates (proposed_by);
create index rates_confirmed_by on rates (confirmed_by) where confirmed_by is not null;
create trigger rates_stay before update or delete on rates
  for each row when (old.confirmed_at is not null) execute function refuse_change('a confirmed rate stays as it is');

create table hotel_terms (
  id int generated always as identity primary key,
  hotel_id int not null references hotels (id),
  from_day date not null,
  commission int,
  gstin text,
  legal_name text,
  address text,
  pan text not null,
  proposed_by uuid not null references operators (id),
  proposed_at timestamptz not null,
  reason text not null,
  confirmed_by uuid references operators (id),
  confirmed_at timestamptz,
  constraint hotel_terms_commission_range check (commission between 0 and 10000),
  constraint hotel_terms_gstin_form check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint hotel_terms_legal_name_filled check (btrim(legal_name) <> '' and length(legal_name) <= 200),
  constraint hotel_terms_address_filled check (btrim(address) <> '' and length(address) <= 400),
  constraint hotel_terms_pan_known check (pan in ('given', 'missing', 'given_small')),
  constraint hotel_terms_registered_named check (gstin is null or (legal_name is not null and address is not null and pan <> 'missing')),
  constraint hotel_terms_reason_length check (btrim(reason) <> '' and length(reason) <= 200),
  constraint hotel_terms_two_people check (confirmed_by <> proposed_by),
  constraint hotel_terms_confirmed_whole check ((confirmed_by is null) = (confirmed_at is null) and confirmed_at >= proposed_at),
  constraint hotel_terms_never_backdated check (from_day >= (confirmed_at at time zone 'Asia/Kolkata')::date)
);
comment on table hotel_terms is 'What was agreed with a hotel, from a day on: its commission (null: the usual one), its registration for GST (null: it has none) and whether it gave a PAN. Counts once a second operator has confirmed it.';
create index hotel_terms_hotel on hotel_terms (hotel_id, from_day);
create index hotel_terms_proposed_by on hotel_terms (proposed_by);
create index hotel_terms_confirmed_by on hotel_terms (confirmed_by) where confirmed_by is not null;
create trigger hotel_terms_stay before update or delete on hotel_terms
  for each row when (old.confirmed_at is not null) execute function refuse_change('confirmed terms stay as they are');

create table stay_lines (
  posting_id bigint primary key references ledger_postings (id),
  booking_id uuid not null,
  hotel_id int not null,
  outcome text not null,
  value bigint not null,
  tax bigint not null,
  paid_online bigint not null,
  credits bigint not null,
  at_desk bigint not null,
  paid_by_uncle bigint not null,
  hotel_coupon bigint not null,
  commission bigint not null,
  gst_on_commission bigint not null,
  tcs bigint not null,
  tds bigint not null,
  gst_rooms bigint not null,
  net bigint not null,
  constraint stay_lines_booking_of_hotel foreign key (booking_id, hotel_id) references bookings (id, hotel_id),
  constraint stay_lines_outcome_known check (outcome in ('stayed', 'no_show', 'kept')),
  constraint stay_lines_paid_whole check (value + tax = paid_online + credits + at_desk + paid_by_uncle),
  constraint stay_lines_net_adds_up check (
    net = value + tax - at_desk - commission - gst_on_commission - tcs - tds - gst_rooms
  )
);
comment on table stay_lines is 'A line of a hotel''s statement in paise: what a stay was worth, who paid it, what was taken off, what the hotel gets. A later line of the same booking holds only what changed. Never changed.';
create index stay_lines_booking on stay_lines (booking_id);
create index stay_lines_hotel on stay_lines (hotel_id, posting_id);
create trigger stay_lines_stay before update or delete on stay_lines
  for each row execute function refuse_change('what is in the books stays written');

-- A line says what the ledger says.
create function compare_stay_line() returns trigger language plpgsql as $$
declare
  booked bigint;
begin
  select coalesce(-sum(paise), 0) into booked from ledger_entries
    where posting_id = new.posting_id and account = 'hotel' and hotel_id = new.hotel_id;
  if booked <> new.net then
    raise exception 'posting % gives the hotel %, its line %', new.posting_id, booked, new.net
      using errcode = 'check_violation', constraint = 'stay_lines_as_posted';
  end if;
  return null;
end $$;
create constraint trigger stay_lines_as_posted after insert on stay_lines
  deferrable initially deferred for each row execute function compare_stay_line();
