-- What three tables say of themselves, in plainer words.

comment on table hotel_tax_details is 'How a hotel is registered for tax, by date: the newest row whose day (in India) has come counts. Without a row or a gstin the hotel is not registered, and we pay the tax of its stays (section 9(5)). pan_state: given, missing, or given_small for an individual or HUF that stays free of tax deducted at source while its year stays small.';
comment on table tax_counters is 'The last number of each series in a financial year, which goes by the year in which it begins. A transaction that takes the next number locks the row until it ends: a rollback leaves no gap, as a sequence would.';
comment on table picture_views is 'Every opening of an identity image: who, when, why; kept a year (DPDP Rules: access log). viewer_id is null where one of our own jobs opened it.';
