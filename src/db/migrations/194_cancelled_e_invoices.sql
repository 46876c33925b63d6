-- An admin cancels an e-invoice within 24 hours of its acknowledgement. A credit note takes the document back, and another invoice replaces it (decision 0115).

create table e_invoice_cancellations (
  document_id uuid primary key references e_invoices (document_id),
  reason_code text not null,
  remark text not null,
  cancelled_at timestamptz not null,
  cancelled_by uuid not null references operators (id),
  credit_note_id uuid not null unique,
  replacement_id uuid unique,
  written_at timestamptz not null,
  constraint e_invoice_cancellations_reason_known check (reason_code in ('1', '2', '3', '4')),
  constraint e_invoice_cancellations_remark_length check (length(btrim(remark)) between 1 and 100)
);
comment on table e_invoice_cancellations is 'E-invoices that the portal cancelled. credit_note_id: takes the document back, and is not registered. replacement_id: the invoice in its place; null: nothing is supplied any more. Never changed.';
create index e_invoice_cancellations_cancelled_by on e_invoice_cancellations (cancelled_by);
create trigger e_invoice_cancellations_stay before update or delete on e_invoice_cancellations
  for each row execute function refuse_change('what the portal cancelled stays cancelled');
create trigger e_invoice_cancellations_no_truncate before truncate on e_invoice_cancellations
  for each statement execute function refuse_change('what the portal cancelled stays cancelled');

create function keep_e_invoice_cancellation() returns trigger language plpgsql as $$
declare
  acknowledged timestamptz;
  cancelled record;
begin
  select e.ack_at into acknowledged from e_invoices e where e.document_id = new.document_id;
  if new.cancelled_at < acknowledged or new.cancelled_at > acknowledged + interval '24 hours' then
    raise exception 'document %: acknowledged %, cancelled %', new.document_id, acknowledged, new.cancelled_at
      using errcode = 'check_violation', constraint = 'e_invoice_cancellations_within_a_day', table = tg_table_name;
  end if;
  select d.kind, d.number, d.series_id, d.hotel_id, d.booking_id, d.gstin into cancelled from registrable_document(new.document_id) d;
  if cancelled.kind not in ('invoice', 'commission_invoice') or not exists (
    select 1 from (
      select id, kind, total, content from tax_documents union all select id, kind, total, content from commission_documents
    ) n cross join lateral registrable_document(n.id) r
    where n.id = new.credit_note_id and n.kind in ('credit_note', 'commission_credit_note')
      and n.content -> 'corrects' = jsonb_build_array(cancelled.number)
      and (r.series_id, r.hotel_id, r.gstin) = (cancelled.series_id, cancelled.hotel_id, cancelled.gstin)
      and n.total = coalesce((select total from tax_documents where id = new.document_id), (select total from commission_documents where id = new.document_id)))
  then
    raise exception 'document %: no credit note takes it back in full', new.document_id
      using errcode = 'check_violation', constraint = 'e_invoice_cancellations_credited', table = tg_table_name;
  end if;
  if new.replacement_id is not null and not exists (
    select 1 from registrable_document(new.replacement_id) r where r.kind = cancelled.kind and new.replacement_id <> new.document_id
      and r.booking_id is not distinct from cancelled.booking_id and (r.series_id, r.hotel_id, r.gstin) = (cancelled.series_id, cancelled.hotel_id, cancelled.gstin))
  then
    raise exception 'document %: not replaced by an invoice of its kind', new.document_id
      using errcode = 'check_violation', constraint = 'e_invoice_cancellations_replaced', table = tg_table_name;
  end if;
  return new;
end $$;
create trigger e_invoice_cancellations_kept before insert on e_invoice_cancellations
  for each row execute function keep_e_invoice_cancellation();

-- The portal has no invoice that the credit note would correct.
create function unqueue_credit_note() returns trigger language plpgsql as $$
begin
  delete from e_invoices_due where document_id = new.credit_note_id;
  return null;
end $$;
create trigger e_invoice_cancellations_unqueue after insert on e_invoice_cancellations
  for each row execute function unqueue_credit_note();

create or replace function keep_e_invoice_due() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from registrable_document(new.document_id)) then
      raise exception 'document %: not of Uncle to a recipient with a GSTIN', new.document_id
        using errcode = 'check_violation', constraint = 'e_invoices_due_to_registered', table = tg_table_name;
    end if;
    return new;
  end if;
  if not exists (select 1 from e_invoices e where e.document_id = old.document_id)
    and not exists (select 1 from e_invoice_cancellations c where c.credit_note_id = old.document_id) then
    raise exception 'document %: not registered yet', old.document_id
      using errcode = 'check_violation', constraint = 'e_invoices_due_until_registered', table = tg_table_name;
  end if;
  return old;
end $$;
