update requirements
  set criteria = jsonb_set(criteria #- '{exclude,passed}', '{exclude,rejected}', criteria #> '{exclude,passed}')
  where criteria -> 'exclude' ? 'passed';
