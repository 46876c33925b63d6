-- GST is value x rate in paise, counted once when a stay is settled; documents follow what was settled (decision 0088).

alter table bookings add column tax_slabs jsonb;
alter table booking_modifications add column tax_slabs jsonb;
alter table relocations add column tax_slabs jsonb;
comment on column bookings.tax_slabs is 'The value of the hotel in whole rupees by rate, [{"percent": 5, "value": 7000, "undiscounted": 7000}, ...], where days of the stay have two rates; null: all of it at tax_percent.';
comment on column booking_modifications.tax_slabs is 'As in bookings, for the new bill.';
comment on column relocations.tax_slabs is 'The value of the other hotel by rate, as in bookings; null for guests moved before it was written.';

-- As before, with the slabs.
create or replace function write_booking(draft jsonb, names text[], asked_payment jsonb)
returns table (
  hotel_slug text, hotel_address text, city_name text, locality_name text, lat double precision, lng double precision,
  custom_slot_1 int, custom_slot_2 int, pictures json
) language plpgsql rows 1 as $$
#variable_conflict use_column
declare
  b bookings := jsonb_populate_record(null::bookings, draft);
  p payments := jsonb_populate_record(null::payments, asked_payment);
  stay tstzrange := tstzrange(b.checkin_at, b.checkout_at, '[)');
  cleaning smallint;
  is_paused boolean;
  wanted tstzrange;
  room_ids int[];
  taken_rooms int;
begin
  -- The class number of src/db/hotel-lock.ts. A hotel that is full by what others have committed stays so for this one.
  if not pg_try_advisory_xact_lock(7001, b.hotel_id) then
    wanted := (select with_cleaning(stay, h.cleaning_minutes) from hotels h where h.id = b.hotel_id and not exists (
      select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at and b.checkin_at < p.stays_before));
    if wanted is not null then
      perform rooms_for_booking(b, wanted);
    end if;
    perform pg_advisory_xact_lock(7001, b.hotel_id);
  end if;
  -- Changed under the same lock, so a booking after a change sees it.
  select h.cleaning_minutes,
      exists (
        select 1 from sales_pauses p where p.hotel_id = h.id and p.until_at > b.created_at and b.checkin_at < p.stays_before
      )
    into cleaning, is_paused from hotels h where h.id = b.hotel_id;
  if is_paused then
    raise exception 'hotel % takes no new bookings for this day', b.hotel_id
      using errcode = 'check_violation', table = 'sales_pauses', constraint = 'sales_pauses_stop_sales';
  end if;
  wanted := with_cleaning(stay, cleaning);
  room_ids := rooms_for_booking(b, wanted);
  insert into bookings (
    id, short_id, user_id, hotel_id, city_id, slot, checkin_at, checkout_at, days, rooms, guests, has_bathtub, pay_at_hotel,
    has_love_kit, coupon_id, referral_code, status, hold_expires_at, completed_at, guest_name, guest_email, guest_gender,
    guest_city, slot_price, room_total, bathtub_charge, discount, hotel_discount, referral_discount, service_tax,
    tax_percent, tax_slabs, credits, promotional_credits, total, payable_now, pay_at_hotel_amount, lead_id, created_at, updated_at
  ) values (
    b.id, b.short_id, b.user_id, b.hotel_id, b.city_id, b.slot, b.checkin_at, b.checkout_at, b.days, b.rooms, b.guests,
    b.has_bathtub, b.pay_at_hotel, b.has_love_kit, b.coupon_id, b.referral_code, b.status, b.hold_expires_at,
    b.completed_at, b.guest_name, b.guest_email, b.guest_gender, b.guest_city, b.slot_price, b.room_total,
    b.bathtub_charge, b.discount, b.hotel_discount, b.referral_discount, b.service_tax, b.tax_percent, b.tax_slabs, b.credits,
    b.promotional_credits, b.total,
    b.payable_now, b.pay_at_hotel_amount, b.lead_id, b.created_at, b.updated_at
  );
  with taken as (
    insert into stays (booking_id, hotel_id, city_id, room_id, period, cleaning_minutes, occupied, status)
    select b.id, b.hotel_id, b.city_id, room, stay, cleaning, wanted,
      case b.status when 'pending' then 'held' else 'booked' end from unnest(room_ids) room
    on conflict on constraint stays_no_overlap do nothing returning 1
  ) select count(*) from taken into taken_rooms;
  if taken_rooms < b.rooms then
    raise exception 'hotel %: rooms were taken meanwhile', b.hotel_id
      using errcode = 'check_violation', table = 'stays', constraint = 'stays_rooms_moved';
  end if;
  insert into booking_guests (booking_id, position, name)
    select b.id, listed.position - 1, listed.name from unnest(names) with ordinality listed (name, position);
  insert into booking_events (booking_id, kind, to_status, at) values (b.id, 'created', b.status, b.created_at);
  if b.coupon_id is not null then
    insert into coupon_uses (booking_id, coupon_id, user_id, created_at) values (b.id, b.coupon_id, b.user_id, b.created_at);
  end if;
  if b.credits > 0 then
    insert into credit_entries (user_id, booking_id, kind, amount, promotional, created_at)
      values (b.user_id, b.id, 'spent', -b.credits, -b.promotional_credits, b.created_at);
  end if;
  if p.id is not null then
    insert into payments (
      id, booking_id, user_id, purpose, amount, provider, redirect_path, expires_at, ask_at, created_at, updated_at
    ) values (
      p.id, b.id, b.user_id, 'booking', p.amount, 'unassigned', p.redirect_path, p.expires_at, p.ask_at, b.created_at, b.created_at
    );
  end if;
  return query select h.slug, h.address, c.name, l.name, h.lat, h.lng, h.custom_slot_1, h.custom_slot_2,
      coalesce((select json_agg(json_build_array(g.name, g.alt, g.origin) order by g.position)
        from hotel_pictures g where g.hotel_id = h.id), '[]'::json)
    from hotels h join cities c on c.id = h.city_id join localities l on l.id = h.locality_id where h.id = b.hotel_id;
end $$;

alter table ledger_entries drop constraint ledger_entries_account_known;
alter table ledger_entries add constraint ledger_entries_account_known check (account in (
  'gateway', 'bank', 'guest_money', 'guest_refunds', 'guest_credits', 'hotel', 'commission', 'coupons', 'referral_discounts',
  'credits_given', 'relocations', 'goodwill', 'tax_borne', 'rounding', 'gateway_fees', 'corrections', 'gst_commission',
  'gst_rooms', 'tcs', 'tds'
));

create table own_gstins (
  gstin text primary key,
  position smallint not null unique
);
comment on table own_gstins is 'Our own registrations for GST, as the process that started last was configured (GSTIN). The first serves every state without one.';

create table stay_taxes (
  id bigint generated always as identity primary key,
  booking_id uuid not null references bookings (id),
  posting_id bigint not null references ledger_postings (id),
  percent smallint not null,
  value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  constraint stay_taxes_percent_range check (percent between 0 and 100),
  constraint stay_taxes_halves_equal check (cgst = sgst),
  constraint stay_taxes_one_place check (igst = 0 or cgst = 0)
);
comment on table stay_taxes is 'The value and the GST of a line of a statement by rate, in paise. A later row of the same booking holds only what changed. Never changed.';
create index stay_taxes_booking on stay_taxes (booking_id);
create index stay_taxes_posting on stay_taxes (posting_id);
create trigger stay_taxes_stay before update or delete on stay_taxes
  for each row execute function refuse_change('what is in the books stays written');

-- All lines of a booking and their taxes by rate say the same.
create function compare_stay_taxes() returns trigger language plpgsql as $$
declare
  lines record;
  taxes record;
begin
  select sum(value) as value, sum(tax) as tax into lines from stay_lines where booking_id = new.booking_id;
  select coalesce(sum(value), 0) as value, coalesce(sum(cgst + sgst + igst), 0) as tax into taxes
    from stay_taxes where booking_id = new.booking_id;
  if lines.value is distinct from taxes.value or lines.tax is distinct from taxes.tax then
    raise exception 'booking %: its lines say % and %, their taxes % and %',
      new.booking_id, lines.value, lines.tax, taxes.value, taxes.tax
      using errcode = 'check_violation', constraint = 'stay_taxes_as_lines', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger stay_taxes_as_lines after insert on stay_lines
  deferrable initially deferred for each row execute function compare_stay_taxes();
create constraint trigger stay_taxes_as_lines after insert on stay_taxes
  deferrable initially deferred for each row execute function compare_stay_taxes();

create table tax_documents_due (
  booking_id uuid primary key references bookings (id),
  since timestamptz not null default now()
);
comment on table tax_documents_due is 'Bookings whose settled amounts may differ from their tax documents. Written by every line of a statement, removed with the documents that were written.';

create function queue_tax_documents() returns trigger language plpgsql as $$
begin
  insert into tax_documents_due (booking_id) values (new.booking_id) on conflict (booking_id) do nothing;
  return null;
end $$;
create trigger stay_lines_due after insert on stay_lines
  for each row execute function queue_tax_documents();

alter table tax_documents add column igst bigint not null default 0;
alter table tax_documents drop constraint tax_documents_add_up;
alter table tax_documents add constraint tax_documents_add_up check (total = taxable_value + cgst + sgst + igst + rounding);
alter table tax_documents add constraint tax_documents_one_place check (igst = 0 or cgst = 0);
alter table tax_documents drop constraint tax_documents_amounts_range;
alter table tax_documents add constraint tax_documents_amounts_range
  check (taxable_value >= 0 and cgst >= 0 and igst >= 0 and total >= 0);

create table tax_document_rates (
  document_id uuid not null references tax_documents (id),
  percent smallint not null,
  taxable_value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  primary key (document_id, percent),
  constraint tax_document_rates_percent_range check (percent between 0 and 100),
  constraint tax_document_rates_amounts_range check (taxable_value >= 0 and cgst >= 0 and igst >= 0),
  constraint tax_document_rates_halves_equal check (cgst = sgst)
);
comment on table tax_document_rates is 'The sums of a tax document by rate, as returns report them. Never changed.';

-- Documents of two slabs from before name the effective rate, as they were printed.
insert into tax_document_rates (document_id, percent, taxable_value, cgst, sgst, igst)
  select id, coalesce((content -> 'lines' -> 0 ->> 'percent')::smallint,
      round(100.0 * (cgst + sgst) / nullif(taxable_value, 0))::smallint, 0), taxable_value, cgst, sgst, 0
  from tax_documents;

create trigger tax_document_rates_stay before update or delete on tax_document_rates
  for each row execute function refuse_change('a tax document stays as it was written');

create function compare_tax_document_rates() returns trigger language plpgsql as $$
declare
  document uuid := case tg_table_name when 'tax_documents' then (to_jsonb(new) ->> 'id')::uuid
    else (to_jsonb(new) ->> 'document_id')::uuid end;
begin
  if exists (
    select 1 from tax_documents d where d.id = document and (d.taxable_value, d.cgst, d.sgst, d.igst) is distinct from (
      select (coalesce(sum(r.taxable_value), 0)::bigint, coalesce(sum(r.cgst), 0)::bigint, coalesce(sum(r.sgst), 0)::bigint,
        coalesce(sum(r.igst), 0)::bigint) from tax_document_rates r where r.document_id = d.id)
  ) then
    raise exception 'tax document %: its rates do not add up to it', document
      using errcode = 'check_violation', constraint = 'tax_document_rates_add_up', table = tg_table_name;
  end if;
  return null;
end $$;
create constraint trigger tax_document_rates_add_up after insert on tax_documents
  deferrable initially deferred for each row execute function compare_tax_document_rates();
create constraint trigger tax_document_rates_add_up after insert on tax_document_rates
  deferrable initially deferred for each row execute function compare_tax_document_rates();

create table tax_carried (
  booking_id uuid not null references bookings (id),
  percent smallint not null,
  value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  igst bigint not null,
  at timestamptz not null,
  primary key (booking_id, percent)
);
comment on table tax_carried is 'What stays settled before GST was counted in paise differ from their documents by, which stay as they were issued: settled amounts minus documents, by rate. Returns report it as an amendment. Never changed.';
create trigger tax_carried_stay before update or delete on tax_carried
  for each row execute function refuse_change('what is in the books stays written');

create table stays_to_carry_over (
  booking_id uuid primary key references bookings (id)
);
comment on table stays_to_carry_over is 'Stays settled before GST was counted in paise, until they are settled again. Empty for good after that.';
insert into stays_to_carry_over (booking_id) select distinct booking_id from stay_lines;
