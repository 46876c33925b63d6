-- Who supplies a stay in the eyes of GST, and the tax invoices and credit notes that follow (docs/decisions/0032).

create table hotel_tax_details (
  hotel_id int not null references hotels (id),
  valid_from date not null,
  gstin text,
  legal_name text not null,
  address text not null,
  pan_state text not null default 'missing',
  written_at timestamptz not null default now(),
  primary key (hotel_id, valid_from),
  constraint hotel_tax_details_gstin_form check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  constraint hotel_tax_details_legal_name_filled check (btrim(legal_name) <> '' and length(legal_name) <= 200),
  constraint hotel_tax_details_address_filled check (btrim(address) <> '' and length(address) <= 400),
  constraint hotel_tax_details_pan_known check (pan_state in ('given', 'missing', 'given_small')),
  constraint hotel_tax_details_registered_has_pan check (gstin is null or pan_state <> 'missing')
);
comment on table hotel_tax_details is 'What the tax office has to know of a hotel, from a day in India on: the newest row that has begun counts. Without a row or a gstin the hotel is not registered, and we pay the tax of its stays (section 9(5)). pan_state: given, missing, or given_small for an individual or HUF from whom no tax is deducted at source while a year stays small.';

create table tax_series (
  id int generated always as identity primary key,
  gstin text not null unique,
  constraint tax_series_gstin_form check (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$')
);
comment on table tax_series is 'A legal supplier whose documents are numbered together: a registered hotel by its GSTIN, or we by ours. The id is part of each number.';

create table tax_counters (
  series_id int not null references tax_series (id),
  kind text not null,
  financial_year smallint not null,
  last_serial int not null,
  primary key (series_id, kind, financial_year),
  constraint tax_counters_kind_known check (kind in ('invoice', 'credit_note')),
  constraint tax_counters_serial_positive check (last_serial > 0)
);
comment on table tax_counters is 'The last number of a series in a financial year, named by the year in which it begins. Its row is locked by whoever takes the next one until that transaction ends, so a rollback leaves no gap, which a sequence would.';

create table tax_documents (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  series_id int not null references tax_series (id),
  financial_year smallint not null,
  serial int not null,
  number text not null unique,
  booking_id uuid not null references bookings (id),
  cause text not null,
  corrects uuid references tax_documents (id),
  refund_id uuid references refunds (id),
  issued_at timestamptz not null,
  taxable_value bigint not null,
  cgst bigint not null,
  sgst bigint not null,
  rounding bigint not null,
  total bigint not null,
  content jsonb not null,
  constraint tax_documents_consecutive_once unique (series_id, kind, financial_year, serial),
  constraint tax_documents_kind_known check (kind in ('invoice', 'credit_note')),
  constraint tax_documents_cause_known check (cause in ('stayed', 'kept', 'refunded', 'corrected')),
  constraint tax_documents_number_form check (number ~ '^[A-Z0-9/-]{1,16}$'),
  constraint tax_documents_serial_positive check (serial > 0),
  constraint tax_documents_credit_corrects check ((kind = 'credit_note') = (corrects is not null)),
  constraint tax_documents_refund_credited check (refund_id is null or kind = 'credit_note'),
  constraint tax_documents_amounts_range check (taxable_value >= 0 and cgst >= 0 and total >= 0),
  constraint tax_documents_halves_equal check (cgst = sgst),
  constraint tax_documents_add_up check (total = taxable_value + cgst + sgst + rounding)
);
comment on table tax_documents is 'Tax invoices of stays and the credit notes that correct them, as they were written (rule 46). Amounts are paise. cause: stayed, kept (a cancellation or nobody came), refunded, corrected. content: supplier, place of supply, lines; nothing of the guest below 50,000 rupees.';
create index tax_documents_of_booking on tax_documents (booking_id);
create index tax_documents_corrected on tax_documents (corrects) where corrects is not null;
create unique index tax_documents_one_credit_a_refund on tax_documents (refund_id) where refund_id is not null;
create trigger tax_documents_stay before update or delete on tax_documents
  for each row execute function refuse_change('a tax document stays as it was written');
create trigger tax_documents_no_truncate before truncate on tax_documents
  for each statement execute function refuse_change('a tax document stays as it was written');
create trigger tax_counters_stay before delete on tax_counters
  for each row execute function refuse_change('a number that was given stays given');
create trigger tax_counters_grow before update on tax_counters
  for each row when (new.last_serial <> old.last_serial + 1)
  execute function refuse_change('numbers are given one after the other');

-- Whatever wrote the row: the number follows the one before, and no more is credited than was invoiced.
create function keep_tax_documents_in_line() returns trigger language plpgsql as $$
begin
  if new.serial <> 1 + coalesce((
    select max(serial) from tax_documents
    where series_id = new.series_id and kind = new.kind and financial_year = new.financial_year), 0)
  then
    raise exception 'tax document %: not the next of its series', new.number
      using errcode = 'check_violation', constraint = 'tax_documents_consecutive', table = tg_table_name;
  end if;
  if new.kind = 'credit_note' and new.total > (
    select coalesce(sum(case kind when 'invoice' then total else -total end), 0) from tax_documents
    where booking_id = new.booking_id)
  then
    raise exception 'tax document %: more credited than invoiced', new.number
      using errcode = 'check_violation', constraint = 'tax_documents_credit_within_invoice', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger tax_documents_in_line before insert on tax_documents
  for each row execute function keep_tax_documents_in_line();

-- Lists of bookings show that there is one.
create constraint trigger tax_documents_shown after insert on tax_documents deferrable initially deferred
  for each row execute function booking_shown_changed('booking_id');

create table tax_recipients (
  booking_id uuid primary key references bookings (id),
  name text not null,
  address text not null,
  asked_at timestamptz not null,
  constraint tax_recipients_name_filled check (btrim(name) <> '' and length(name) <= 120),
  constraint tax_recipients_address_filled check (btrim(address) <> '' and length(address) <= 300)
);
comment on table tax_recipients is 'A guest who asked for name and address on the invoice of a stay, which the law leaves out below 50,000 rupees; printed beside what was written, deleted when the account is erased.';
create trigger tax_recipients_stay before update on tax_recipients
  for each row execute function refuse_change('a name on an invoice stays as it was asked for');

-- Stays that ended lately, and refunds of late, are compared with their documents.
create index refunds_by_day on refunds (created_at);
create index bookings_cancelled_by_day on bookings (cancelled_at) where status = 'cancelled';
