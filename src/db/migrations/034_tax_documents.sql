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
